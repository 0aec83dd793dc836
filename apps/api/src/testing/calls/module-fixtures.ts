import type { TestApi } from '../test-app.js'
import type { Belongings, Person } from './test-people.js'

/** What a call needs beyond what its schemas say, to succeed. */
export type CallFixture = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  headers?: Record<string, string>
  bytes?: Uint8Array
  /** What stands for an id that is not there, where an id is no uuid. */
  missing?: string
}

export type PrepareCall = (
  api: TestApi,
  person: Person,
  named: Belongings | null,
) => Promise<CallFixture>

type FindOwned = (api: TestApi, person: Person, named: Belongings) => string | Promise<string>

/** What the tests that make every call need to know of a module: its `<module>.fixtures.ts`. */
export type ModuleFixtures = {
  /** By the call's key; without one the schemas say enough. */
  calls?: Readonly<Record<string, PrepareCall>>
  /** Creates a row of a person and returns its id, by the kinds that the module owns. It runs once for each person. */
  owned?: Readonly<Record<string, FindOwned>>
  /** Columns of its tables that no body may ever set, of rows that were there before. */
  protectedColumns?: Readonly<Record<string, string>>
}

declare global {
  interface ImportMeta {
    /** Vite's: the modules that match, by their path. */
    glob<T>(pattern: string, options: { eager: true }): Record<string, T>
  }
}

const found = import.meta.glob<{ fixtures: ModuleFixtures }>('../../modules/*/*.fixtures.ts', {
  eager: true,
})

/** Of every module that has some. */
export const MODULE_FIXTURES: readonly ModuleFixtures[] = Object.values(found).map(
  ({ fixtures }) => fixtures,
)
