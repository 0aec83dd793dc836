#!/usr/bin/env node
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * `compress-files <folder>`: writes `<file>.br` and `<file>.gz` beside every text that they make smaller, so that
 * a server sends them as they are instead of compressing them for every visitor.
 */
const TEXTS = /\.(?:js|css|svg|json|txt)$/
const ENCODERS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('compress-files: name a folder.')
const files = readdirSync(folder, { recursive: true }).filter((file) => TEXTS.test(file))
await Promise.all(files.map((file) => compress(join(folder, file))))

async function compress(file) {
  const bytes = readFileSync(file)
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const encoded = await encode(bytes)
    if (encoded.length < bytes.length) writeFileSync(`${file}.${ending}`, encoded)
  }
}
