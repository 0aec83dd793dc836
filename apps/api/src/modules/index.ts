import type {
  AttachmentType,
  ContractKey,
  EngagementTarget,
  FeaturedPlace,
  OwnedKind,
  ReportTarget,
  SearchType,
} from '@doran/contract'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Module } from '../platform/module/module.js'
import { createRegistry } from '../platform/module/registry.js'
import type { PrivateImagePurpose } from './image/index.js'
import * as tables from '../schema/tables.js'
import { MODULES } from './modules.generated.js'

type Listed = (typeof MODULES)[keyof typeof MODULES]
type KeysIn<Part extends string> = Listed extends infer M
  ? M extends { [P in Part]: infer Value }
    ? keyof Value
    : never
  : never
type NameOf<T> = T extends PgTable<infer Config> ? Config['name'] : never
type InOneOnly<A, B> = Exclude<A, B> | Exclude<B, A>
type TableName = NameOf<(typeof tables)[keyof typeof tables]>
type ClassifiedName = Listed extends infer M
  ? M extends { tables: readonly { table: infer T }[] }
    ? NameOf<T>
    : never
  : never

export { tables }

/**
 * What is declared and no module has does not compile: handler, finder, table rule, image guard, report
 * and engagement target, attachment, what is searched for, featured place. Nor does a table that a module has and
 * `schema/tables.ts` does not list, which the next migration would drop.
 */
export const registry = createRegistry<
  Exclude<ContractKey, KeysIn<'handlers'>>,
  Exclude<OwnedKind, KeysIn<'owned'>>,
  InOneOnly<TableName, ClassifiedName>,
  Exclude<PrivateImagePurpose, KeysIn<'images'>>,
  Exclude<ReportTarget, KeysIn<'reportTargets'>>,
  Exclude<EngagementTarget, KeysIn<'engagementTargets'>>,
  Exclude<AttachmentType, KeysIn<'attachments'>>,
  Exclude<SearchType, KeysIn<'searchTargets'>>,
  Exclude<FeaturedPlace, KeysIn<'featuredPlaces'>>
>(Object.values<Module>(MODULES).toSorted((one, other) => one.order - other.order))
