#!/usr/bin/env node
// This file must run on old versions of Node too, to say which one is needed: it only uses what they all know.
import process from 'node:process'

const NEEDED = 22
const { node } = process.versions

if (Number(node.split('.')[0]) < NEEDED) {
  process.stderr.write(
    `salvia behöver Node ${NEEDED} eller senare, och det här är Node ${node}. Installera en nyare från https://nodejs.org, eller använd salvia som en enda fil.
salvia needs Node ${NEEDED} or later, and this is Node ${node}. Install a newer one from https://nodejs.org, or use salvia as a single file.
`,
  )
  process.exitCode = 2
} else {
  await import('../dist/salvia.js')
}
