/** Next calls it once at boot: a wrong environment ends the process here and not at the first visitor. */
export async function register() {
  await import('./env')
}
