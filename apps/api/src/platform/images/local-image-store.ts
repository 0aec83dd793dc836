import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { requireImageKey, type ImageStore } from './image-store.js'

/** Images as files below `folder`. */
export function createLocalImageStore(folder: string): ImageStore {
  const fileOf = (key: string) => join(folder, requireImageKey(key))
  return {
    async put(key, bytes) {
      const file = fileOf(key)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draftOf(file), bytes, { flush: true })
      await rename(draftOf(file), file)
    },

    async get(key) {
      return readFile(fileOf(key)).catch((cause: unknown) => {
        if (isMissing(cause)) return null
        throw cause
      })
    },

    async delete(key) {
      const file = fileOf(key)
      await rm(file, { force: true })
      await rm(draftOf(file), { force: true })
    },
  }
}

// Named after its key, so that what a killed process left is deleted with the image.
function draftOf(file: string): string {
  return `${file}.draft`
}

function isMissing(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT'
}
