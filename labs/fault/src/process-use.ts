import { readdir, readFile } from 'node:fs/promises'

export type ProcessUse = { residentMb: number; openFiles: number }

/** What a process holds, where the system says so (Linux). */
export async function readProcessUse(pid: number): Promise<ProcessUse | null> {
  try {
    const [status, files] = await Promise.all([
      readFile(`/proc/${pid}/status`, 'utf8'),
      readdir(`/proc/${pid}/fd`),
    ])
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1])
    return { residentMb: Math.round(kilobytes / 1024), openFiles: files.length }
  } catch {
    return null
  }
}
