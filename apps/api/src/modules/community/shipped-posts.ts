import { BUGS_POST } from './shipped-post-bugs.js'
import { FIRST_STORY_POST } from './shipped-post-first-story.js'
import { GEM_POST } from './shipped-post-gem.js'
import { TIER_REASON_POST } from './shipped-post-tier-reason.js'
import { WELL_UNDERSTOOD_POST } from './shipped-post-well-understood.js'
import { WORLDCUP_PICTURE_POST } from './shipped-post-worldcup-picture.js'
import type { ShippedPost } from './shipped-post.js'

/** From the first written to the last. */
export const SHIPPED_POSTS: readonly ShippedPost[] = [
  BUGS_POST,
  GEM_POST,
  WORLDCUP_PICTURE_POST,
  TIER_REASON_POST,
  WELL_UNDERSTOOD_POST,
  FIRST_STORY_POST,
]
