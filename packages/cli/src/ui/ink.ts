/** The only file that imports Ink. It is loaded only when something is rendered. */
export { Box, render, Static, Text, useAnimation } from 'ink'
