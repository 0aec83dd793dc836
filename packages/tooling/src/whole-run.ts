import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isWholeRun: boolean
  }
}

/** True in the run that leaves nothing out: `npm run test:all`, or tests of packages that were named. */
export function isWholeRun(): boolean {
  return inject('isWholeRun')
}

/** Reduces the examples of a property: all of them in a whole run, a tenth in `npm test`. */
export function propertyRuns(runs: number): number {
  return isWholeRun() ? runs : Math.ceil(runs / 10)
}

/** Every n-th item in `npm test`, the first among them; all of them in a whole run. */
export function everyNth<Item>(items: readonly Item[], n: number): readonly Item[] {
  return isWholeRun() ? items : items.filter((_, index) => index % n === 0)
}
