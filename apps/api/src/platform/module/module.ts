import type {
  AttachmentType,
  EngagementTarget,
  FeaturedPlace,
  ReportTarget,
  SearchType,
} from '@doran/contract'
import type { AuthoredContent } from '@doran/story-content/artefact'
import type { Hono } from 'hono'
import type { Handlers } from '../http/handlers.js'
import type { HttpEnv } from '../http/http-env.js'
import type { Context, FullContext } from '../context/context.js'
import type { System } from '../context/actor.js'
import type { Deps } from '../context/deps.js'
import type { AttachmentRule } from './attachment.js'
import type { EngagementTargetRule } from './engagement-target.js'
import type { FeaturedPlaceRule } from './featured-place.js'
import type { ImageGuard } from './image-guard.js'
import type { OwnedRow, OwnedRows } from '../context/owned-rows.js'
import type { ReportTargetRule } from './report-target.js'
import type { SearchTargetRule } from './search-target.js'
import type { TableRule } from './table-rule.js'

/** Work that is repeated while the process runs. */
export type Job = {
  name: string
  everyMs: number
  run: (ctx: FullContext<System>) => Promise<unknown>
}

/** A part of a module that keeps running between calls. */
export type Service = {
  /** Called when the process ends: resolves when nothing is under way any more. */
  drain?: () => Promise<void>
  stop: () => Promise<void> | void
}

/** Everything that the rest of the API knows about a module. */
export type Module = {
  name: string
  /** An export lists what the modules keep from the smallest on; they are seeded and started in the same order. */
  order: number
  /** The handlers by the contract's keys. */
  handlers?: Partial<Handlers>
  owned?: { [Kind in keyof OwnedRows]?: OwnedRow<OwnedRows[Kind]> }
  /** Guards the module's private images, by their purpose. */
  images?: Readonly<Record<string, ImageGuard>>
  /** Rules for the things of the module that can be reported. */
  reportTargets?: { [Type in ReportTarget]?: ReportTargetRule }
  /** What of the module's can be liked, saved, followed and commented on. */
  engagementTargets?: { [Type in EngagementTarget]?: EngagementTargetRule }
  /** Rules for the things of the module that a post can carry. */
  attachments?: { [Type in AttachmentType]?: AttachmentRule }
  /** Rules for the things of the module that a search can find. */
  searchTargets?: { [Type in SearchType]?: SearchTargetRule }
  /** The places of the module's pages whose first thing an administrator may choose. */
  featuredPlaces?: { [Place in FeaturedPlace]?: FeaturedPlaceRule }
  /** A rule for each of the module's tables. */
  tables?: readonly TableRule[]
  jobs?: readonly Job[]
  /** Brings what ships with the product into the database; at every start, in the modules' `order`. */
  seed?: (ctx: Context, content: AuthoredContent) => Promise<void>
  /** Started with the process, after the database is prepared. */
  start?: (ctx: FullContext<System>) => Service
  /** Routes that are no calls of the contract. */
  mount?: (app: Hono<HttpEnv>, deps: Deps) => void
}

/** Keeps the literal types, by which the list of modules is checked for completeness. */
export function defineModule<const M extends Module>(module: M): M {
  return module
}
