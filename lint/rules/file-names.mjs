import { posix } from 'node:path'
import { placeOf } from '../zones.mjs'

const GRAB_BAGS = /(?:^|-)(?:utils?|helpers?|commons?|managers?)$/
const ROLES = new Set([
  'routes',
  'table',
  'queries',
  'actions',
  'fake',
  'fixtures',
  'test',
  'test-d',
  'stories',
  'long',
])

export const fileNames = {
  meta: { type: 'problem', docs: { description: 'a file is named after its one export' } },
  create(context) {
    const place = placeOf(context.filename)
    if (!place) return {}
    const message = refusal(place)
    return message ? { Program: (node) => context.report({ node, message }) } : {}
  },
}

function refusal({ path, zone, isApp }) {
  const [name, ...roles] = posix.basename(path).split('.')
  const grabBag = [...path.split('/').slice(0, -1), name].find((part) => GRAB_BAGS.test(part))
  if (grabBag) return `'${grabBag}' says nothing: name the file after what it does`
  const role = roles.find((part) => !ROLES.has(part))
  if (role) return `'.${role}' is not one of the roles ${[...ROLES].map((r) => `.${r}`).join(' ')}`
  if (isApp && zone === 'features' && name === 'index')
    return 'a feature has no index.ts: a barrel mixes server-only and client code'
  return null
}
