/** The only door to Ink: nothing else imports it, and it is loaded only where something is rendered. */
export { Box, render, Static, Text, useAnimation } from 'ink'
