#!/usr/bin/env node
import '../dist/salvia.js'
