/** Tests wait so long for what is to come: only a fault takes so long, also where many share two slow cores. */
export const WAIT_MS = 30_000
