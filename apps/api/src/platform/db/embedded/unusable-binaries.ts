/** The embedded PostgreSQL cannot run on this machine, whatever the data is like. */
export class UnusableBinaries extends Error {
  override name = 'UnusableBinaries'
}

const NOT_HERE = new Set([
  'EACCES',
  'EINVAL',
  'ENOENT',
  'ENOEXEC',
  'ENOSYS',
  'EPERM',
  'EROFS',
  'MODULE_NOT_FOUND',
  'UNKNOWN',
])

/** Runs `work`; where the system forbids or lacks what it needs, throws `UnusableBinaries`. */
export async function orUnusable<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof Error) || !('code' in cause) || !NOT_HERE.has(String(cause.code))) {
      throw cause
    }
    throw new UnusableBinaries(`${what}: ${cause.message.split('\n')[0]}`, { cause })
  }
}
