import { existsSync } from 'node:fs'

const SYSTEM_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)

/** A browser of this machine; none for the one Playwright brings. */
export const chromiumPath = process.env['CHROMIUM_PATH'] || SYSTEM_CHROMIUM

/** Whether this run takes pictures instead of walking the journeys. */
export const isLooking = process.env['E2E_LOOK'] === '1'

/** True in a run that has the long journeys too. */
export const isWholeRun = process.env['TEST_WHOLE'] === '1'

/** Where the site answers; empty before the set-up has started one. */
export function origin(): string {
  return process.env['E2E_ORIGIN'] ?? ''
}

/** Where the two sites answer behind the front door; none where the set-up has not started them. */
export function siteOrigins(): string[] {
  return (process.env['E2E_SITES'] ?? '').split(' ').filter(Boolean)
}

/** The data folder of the site; empty where one that ran before is used and does not say. */
export function dataDir(): string {
  return process.env['E2E_DATA_DIR'] ?? ''
}

/** For commands of the install. */
export function commandEnv(): Record<string, string | undefined> {
  return { ...process.env, DATA_DIR: dataDir() }
}

/** Workers are started after the set-up and inherit what it leaves here. */
export function leaveSite(found: string, sites: readonly string[], folder: string): void {
  process.env['E2E_DATA_DIR'] = folder
  process.env['E2E_ORIGIN'] = found
  process.env['E2E_SITES'] = sites.join(' ')
}
