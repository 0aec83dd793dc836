import { expect, type BrowserContext, type ConsoleMessage } from '@playwright/test'

export type Troubles = {
  /** What went wrong in any page of the context and was not announced. */
  readonly found: string[]
  /** Announces an error line that this journey means to cause. */
  allow: (pattern: RegExp) => void
  /** Starts anew, where a browser serves more than one journey. */
  forget: () => void
}

/** Collects console errors, thrown errors and broken content policies of every page of a context. */
export async function watchTroubles(context: BrowserContext): Promise<Troubles> {
  let seen: string[] = []
  let allowed: RegExp[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(lineOf(message))
  })
  context.on('weberror', (thrown) => seen.push(`thrown: ${thrown.error().message}`))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      reportError(new Error(`policy: ${event.violatedDirective} refused ${event.blockedURI}`))
    })
  })
  return {
    get found() {
      return seen.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    },
    allow: (pattern) => void allowed.push(pattern),
    forget() {
      seen = []
      allowed = []
    },
  }
}

export function expectNone({ found }: Troubles): void {
  expect(found, 'console errors and policy violations').toEqual([])
}

function lineOf(message: ConsoleMessage): string {
  return `console: ${message.text()} (${message.location().url})`
}
