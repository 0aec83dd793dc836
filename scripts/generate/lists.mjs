import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { camelOf } from '../lib/camel.mjs'

const HEAD = '// Generated from the folders by `pnpm generate`; do not edit.'
const CONTRACT = 'packages/contract/src'
const SITE = 'packages/site/src/areas'
const WEB = 'apps/web/src/areas'
const API = 'apps/api/src/modules'

/**
 * Every list that is read off the folders beside it: the file that each folder may have, and what is listed of it. A
 * list of its own for each purpose, so that a page loads no more than it names.
 */
export const LISTS = [
  {
    file: `${CONTRACT}/resources.generated.ts`,
    members: ['calls.ts'],
    name: 'resources',
    find: ({ folder }) => [{ key: folder, name: `${camelOf(folder)}Calls` }],
  },
  tables('codes', 'CODES', 'codes.ts'),
  tables('messages', 'MESSAGES', 'copy.ts'),
  tables('field-copy', 'FIELD_COPY', 'copy.ts'),
  tables('limits', 'LIMITS', 'limits.ts'),
  tables('lengths', 'LENGTHS', 'limits.ts'),
  { file: `${SITE}/areas.generated.ts`, members: ['area.ts'], name: 'AREAS', find: named },
  { file: `${SITE}/sign-in.generated.ts`, members: ['sign-in.ts'], name: 'SIGN_IN', find: named },
  {
    file: `${SITE}/inbox.generated.ts`,
    members: ['inbox.ts'],
    name: 'INBOX_OF_AREAS',
    find: named,
  },
  {
    file: `${WEB}/web-areas.generated.ts`,
    members: ['area.ts', 'area.tsx'],
    name: 'WEB_AREAS',
    find: named,
    extension: '',
  },
  { file: `${API}/modules.generated.ts`, members: ['module.ts'], name: 'MODULES', find: named },
]

/** The export of a folder's file that has the folder's own name. */
function named({ folder }) {
  return [{ name: camelOf(folder) }]
}

/** The tables of the contract that files export under names with one ending. */
function tables(list, ending, member) {
  return {
    file: `${CONTRACT}/${list}.generated.ts`,
    members: [member],
    name: `${ending}_BY_FOLDER`,
    find: ({ text }) =>
      [...text.matchAll(/^export const (\w+)\b/gm)]
        .map(([, name]) => ({ name }))
        .filter(({ name }) => name.endsWith(`_${ending}`)),
  }
}

/** The text of a list as the folders below `root` have it now. */
export function textOf({ file, members, name, find, extension = '.js' }, root) {
  const home = join(root, dirname(file))
  const entries = foldersIn(home).flatMap((folder) =>
    members
      .filter((member) => existsSync(join(home, folder, member)))
      .flatMap((member) => {
        const from = `./${folder}/${basename(member).replace(/\.tsx?$/, extension)}`
        const text = readFileSync(join(home, folder, member), 'utf8')
        return find({ folder, text }).map((found) => ({ ...found, from }))
      }),
  )
  return [
    HEAD,
    ...entries.map((entry) => `import { ${entry.name} } from '${entry.from}'`),
    '',
    `export const ${name} = {`,
    ...entries.map((entry) =>
      entry.key ? `  '${entry.key}': ${entry.name},` : `  ${entry.name},`,
    ),
    '} as const',
    '',
  ].join('\n')
}

function foldersIn(home) {
  return readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}
