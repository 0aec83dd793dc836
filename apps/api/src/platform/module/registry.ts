import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type {
  AttachmentType,
  CallDeclaration,
  EngagementTarget,
  FeaturedPlace,
  ReportTarget,
  SearchType,
} from '@doran/contract'
import type { Handlers } from '../http/handlers.js'
import type { AttachmentRule } from './attachment.js'
import type { EngagementTargetRule } from './engagement-target.js'
import type { FeaturedPlaceRule } from './featured-place.js'
import type { ImageGuard } from './image-guard.js'
import type { Job, Module } from './module.js'
import type { OwnedRow } from '../context/owned-rows.js'
import type { ReportTargetRule } from './report-target.js'
import type { SearchTargetRule } from './search-target.js'
import type { TableRule } from './table-rule.js'

/** The declarations of all modules, put together. */
export type Registry = {
  modules: readonly Module[]
  handlers: Handlers
  jobs: readonly Job[]
  /** Referenced tables first: the order of an export. Rows are deleted the other way round. */
  tables: readonly TableRule[]
  findOwned: (kind: NonNullable<CallDeclaration['owns']>) => OwnedRow<unknown>
  /** Finds the guard of a purpose whose images are private. */
  findImageGuard: (purpose: string) => ImageGuard
  findReportTarget: (type: ReportTarget) => ReportTargetRule
  findEngagementTarget: (type: EngagementTarget) => EngagementTargetRule
  findAttachment: (type: AttachmentType) => AttachmentRule
  findSearchTarget: (type: SearchType) => SearchTargetRule
  findFeaturedPlace: (place: FeaturedPlace) => FeaturedPlaceRule
}

/**
 * The type arguments say what is missing in `modules`: anything but `never` does not compile.
 * @throws Error where two modules claim the same call or kind
 */
export function createRegistry<
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is missing does not compile
  _Unhandled extends never,
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is missing does not compile
  _Unowned extends never,
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is missing does not compile
  _Unclassified extends never,
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is missing does not compile
  _Unguarded extends never,
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is missing does not compile
  _Unreportable extends never,
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is missing does not compile
  _Unengaged extends never,
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is missing does not compile
  _Unattached extends never,
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is missing does not compile
  _Unsearched extends never,
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is missing does not compile
  _Unfeatured extends never,
>(modules: readonly Module[]): Registry {
  const handlers = mergeUnique(modules.map((module) => module.handlers ?? {}))
  const owned = mergeUnique(modules.map((module) => module.owned ?? {}))
  const images = new Map(Object.entries(mergeUnique(modules.map((module) => module.images ?? {}))))
  const reported = mergeUnique(modules.map((module) => module.reportTargets ?? {}))
  const attached = mergeUnique(modules.map((module) => module.attachments ?? {}))
  const searched = mergeUnique(modules.map((module) => module.searchTargets ?? {}))
  const featured = mergeUnique(modules.map((module) => module.featuredPlaces ?? {}))
  const engaged = mergeUnique(modules.map((module) => module.engagementTargets ?? {}))
  if (!isComplete(handlers)) throw new Error('unreachable: checked by the type arguments')
  return {
    modules,
    handlers,
    jobs: modules.flatMap((module) => module.jobs ?? []),
    tables: sortByReference(modules.flatMap((module) => module.tables ?? [])),
    findOwned(kind) {
      const found: OwnedRow<unknown> | undefined = Object.entries(owned).find(
        ([name]) => name === kind,
      )?.[1]
      if (!found) throw new Error(`no module owns ${kind}`)
      return found
    },
    findImageGuard(purpose) {
      const guard = images.get(purpose)
      if (!guard) throw new Error(`no module guards images for ${purpose}`)
      return guard
    },
    findReportTarget(type) {
      const rule = reported[type]
      if (!rule) throw new Error(`no module finds what is reported as ${type}`)
      return rule
    },
    findAttachment(type) {
      const rule = attached[type]
      if (!rule) throw new Error(`no module knows what is attached as ${type}`)
      return rule
    },
    findSearchTarget(type) {
      const rule = searched[type]
      if (!rule) throw new Error(`no module finds what is searched for as ${type}`)
      return rule
    },
    findFeaturedPlace(place) {
      const rule = featured[place]
      if (!rule) throw new Error(`no module has the place ${place}`)
      return rule
    },
    findEngagementTarget(type) {
      const rule = engaged[type]
      if (!rule) throw new Error(`no module knows what is engaged with as ${type}`)
      return rule
    },
  }
}

function mergeUnique<T extends object>(parts: readonly T[]): T {
  const merged = Object.assign({}, ...parts)
  const count = parts.reduce((sum, part) => sum + Object.keys(part).length, 0)
  if (Object.keys(merged).length !== count) throw new Error('two modules claim the same')
  return merged
}

function isComplete(_handlers: Partial<Handlers>): _handlers is Handlers {
  return true
}

function sortByReference(rules: readonly TableRule[]): TableRule[] {
  const sorted = new Set<TableRule>()
  const ruleOf = new Map(rules.map((rule) => [rule.table, rule]))
  const visit = (rule: TableRule): void => {
    if (sorted.has(rule)) return
    for (const table of referencedBy(rule.table)) {
      const referenced = ruleOf.get(table)
      if (referenced && referenced !== rule) visit(referenced)
    }
    sorted.add(rule)
  }
  rules.forEach(visit)
  return [...sorted]
}

function referencedBy(table: PgTable): PgTable[] {
  return getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable)
}
