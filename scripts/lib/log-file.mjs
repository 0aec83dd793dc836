import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'

const LARGEST = 10 * 1024 * 1024
const TAIL_BYTES = 8_192

/** A log that the app writes to itself: it outlives the starter. The one before is kept once. */
export function logFileOf(dataDir, name) {
  const folder = join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${name}.log`)
  if (existsSync(file) && statSync(file).size > LARGEST) renameSync(file, `${file}.1`)
  return file
}

export function lastLines(file, count) {
  const fd = openSync(file, 'r')
  try {
    const { size } = fstatSync(fd)
    const buffer = Buffer.alloc(Math.min(size, TAIL_BYTES))
    readSync(fd, buffer, 0, buffer.length, size - buffer.length)
    return buffer.toString('utf8').trimEnd().split('\n').slice(-count)
  } finally {
    closeSync(fd)
  }
}
