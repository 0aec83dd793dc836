// @vitest-environment node
import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBuildTime } from './find-build-time'

test('reads when the build was written, and nothing where there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'doran-built-'))
  try {
    expect(await findBuildTime(folder)).toBeUndefined()
    await mkdir(join(folder, '.next'))
    await writeFile(join(folder, '.next', 'BUILD_ID'), 'x')
    const builtAt = new Date('2026-11-20T10:00:00Z')
    await utimes(join(folder, '.next', 'BUILD_ID'), builtAt, builtAt)
    expect(await findBuildTime(folder)).toEqual(builtAt)
  } finally {
    await rm(folder, { recursive: true })
  }
})
