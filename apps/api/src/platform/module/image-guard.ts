import type { Actor } from '../context/actor.js'
import type { FullContext } from '../context/context.js'

/** A private image that was claimed: its uploader, and the id of what it belongs to. */
export type GuardedImage = { key: string; profileId: string; belongsTo: string }

/** Decides whether the actor may see an image that belongs to something of the module. */
export type ImageGuard = (ctx: FullContext<Actor>, image: GuardedImage) => Promise<boolean>
