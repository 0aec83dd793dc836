/**
 * Ends the process when `boot` fails, because Next only logs that and stays up without ever answering well. Called by
 * `register` of a site's instrumentation.
 */
export async function exitUnlessBooted(boot: () => Promise<unknown>): Promise<void> {
  try {
    await boot()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
