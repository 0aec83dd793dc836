import { defineArea, events } from '../define-area.js'
import { page, pageOf } from '../route.js'

const routes = {
  community: page('/community', { isInSitemap: true }),
  communityRule: page('/community/rule', { isInSitemap: true }),
  communityWrite: page('/community/write'),
  appeal: page('/community/appeal'),
  rights: page('/community/rights'),
  post: pageOf<'postId'>('/community/{postId}'),
}

// `string` would let any attribute in.
type NoAttributes = Record<string, never>

type PostEvent =
  /** Names the post's id, never its text. */
  | { type: 'view'; object: 'post'; object_name: string; object_attributes: NoAttributes }
  | {
      type: 'share'
      object: 'post'
      object_name: string
      object_attributes: { way: 'device' | 'copy' }
    }

export const community = defineArea(routes, {
  bar: { label: '커뮤니티', route: 'community' },
  places: [
    { route: 'community', label: '커뮤니티', icon: 'community', order: 40, on: ['bars', 'menu'] },
  ],
  footer: [
    { route: 'community', label: '커뮤니티', order: 24 },
    { route: 'communityRule', label: '커뮤니티 규칙', order: 32 },
    { route: 'rights', label: '권리침해 신고', order: 34 },
  ],
  events: events<PostEvent>(),
})
