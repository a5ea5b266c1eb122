#!/usr/bin/env node
console.log('not yet');
