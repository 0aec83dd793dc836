import { AppError } from '../errors/app-error.js'

/**
 * Refuses writes that another site's page made. Production takes its own origin alone; a local install may be
 * opened under any name of its machine, so there the origin must be the host that was asked.
 */
export function checkOrigin(
  headers: Headers,
  allowed: { publicOrigin: string; isLocal: boolean },
): void {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin') throw new AppError('NOT_ALLOWED')
  if (origin === allowed.publicOrigin) return
  if (allowed.isLocal && origin && isSameHost(origin, headers)) return
  throw new AppError('NOT_ALLOWED')
}

function isSameHost(origin: string, headers: Headers): boolean {
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  return origin === `http://${host}` || origin === `https://${host}`
}
