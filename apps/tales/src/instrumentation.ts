/** Next calls it once at boot: a wrong environment ends the process here and not at the first visitor. */
export async function register() {
  // oxlint-disable-next-line node/no-process-env -- the build puts its value here, so the edge bundle has no Node code
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { exitUnlessBooted } = await import('@doran/site/server')
  await exitUnlessBooted(() => import('./env'))
}
