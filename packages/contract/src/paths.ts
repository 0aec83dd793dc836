import type { ContractKey } from './contract.js'
import type { Method } from './core/call.js'
import { resources, type ResourceName } from './resources.js'

type PathOf<K> = K extends `${string} /v1/${infer P}` ? P : never

type PrefixOf<P extends string> =
  | P
  | (P extends `${infer Head}/${infer Rest}` ? Head | `${Head}/${PrefixOf<Rest>}` : never)

type SpecifiedPath = PrefixOf<PathOf<ContractKey>>

/**
 * Paths that the specification names otherwise than their resource, with a method where resources share one. The
 * longest that fits counts; any other path starts with the name of its resource.
 */
const RESOURCE_BY_PATH: { [P in SpecifiedPath | `${Method} ${SpecifiedPath}`]?: ResourceName } = {
  'admin/access': 'moderation',
  'admin/audit': 'moderation',
  'admin/case': 'moderation',
  'admin/featured': 'featured',
  'admin/news': 'news',
  'admin/page': 'page',
  'admin/person': 'moderation',
  'admin/post': 'community',
  'admin/sanction': 'moderation',
  'admin/ticket': 'support',
  'admin/wallet': 'wallet',
  auth: 'auth-session',
  'auth/email': 'account',
  'auth/password': 'account',
  'auth/provider': 'social',
  collection: 'engagement',
  'game/{gameId}/mine': 'play',
  inventory: 'store',
  letter: 'tree',
  like: 'engagement',
  pay: 'store',
  save: 'engagement',
  'tales/ai-notice': 'visitor',
  'tales/gem': 'gem',
  'tales/character': 'theme',
  'tales/ending': 'story-session',
  'tales/home': 'home',
  'tales/keyword': 'keyword',
  'tales/liked-template': 'story-session',
  'tales/membership': 'gem',
  'tales/memory': 'story-memory',
  'tales/review': 'review',
  'tales/session': 'story-session',
  'tales/session/import': 'story-file',
  'tales/session/{sessionUuid}/edit': 'story-turn',
  'tales/session/{sessionUuid}/export': 'story-file',
  'tales/session/{sessionUuid}/find': 'story-turn',
  'tales/session/{sessionUuid}/leaf': 'story-turn',
  'tales/session/{sessionUuid}/memory': 'story-memory',
  'tales/session/{sessionUuid}/share': 'story-share',
  'tales/session/{sessionUuid}/turn': 'story-turn',
  'tales/share': 'story-share',
  'tales/subscription': 'engagement',
  'tales/template': 'theme',
  'tales/template/{templateUUID}/mine': 'story-session',
  'tales/template/{templateUUID}/review': 'review',
  'tales/turn': 'story-turn',
  upload: 'image',
  user: 'account',
  'DELETE user': 'privacy',
  'user/export': 'privacy',
  'user/merge': 'visitor',
  'user/rating': 'visitor',
  'user/user/profile': 'profile',
}

const known = new Map<string, ResourceName>(Object.entries(RESOURCE_BY_PATH))

/** The resource that a call is of, by its method and path. */
export function resourceOf(key: string): ResourceName | null {
  const [method, path = ''] = key.split(' /v1/')
  const parts = path.split('/')
  for (let length = parts.length; length > 0; length -= 1) {
    const prefix = parts.slice(0, length).join('/')
    const found = known.get(`${method} ${prefix}`) ?? known.get(prefix)
    if (found) return found
  }
  const [first = ''] = parts
  return isResourceName(first) ? first : null
}

function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(resources, name)
}
