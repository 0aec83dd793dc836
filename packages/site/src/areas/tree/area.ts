import { defineArea, events } from '../define-area.js'
import { page } from '../route.js'

const routes = {
  tree: page('/decorate-my-tree', { isInSitemap: true, isImmersive: { with: 'tree' } }),
}

// `string` would let any attribute in.
type NoAttributes = Record<string, never>

type TreeEvent =
  /** Names the tree by its code, never a letter. */
  | { type: 'view'; object: 'tree'; object_name: string; object_attributes: NoAttributes }
  | { type: 'finish'; object: 'tree_letter'; object_name: string; object_attributes: NoAttributes }
  | {
      type: 'share'
      object: 'tree'
      object_name: string
      object_attributes: { way: 'device' | 'copy' }
    }

export const tree = defineArea(routes, {
  bar: { label: '내 나무', route: 'tree' },
  places: [{ route: 'tree', label: '내 나무', icon: 'tree', order: 36, on: ['menu'] }],
  footer: [{ route: 'tree', label: '내 나무', order: 27 }],
  events: events<TreeEvent>(),
})
