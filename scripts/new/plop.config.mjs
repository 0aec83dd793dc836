import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StopError } from '../lib/errors.mjs'
import { pnpm, ROOT } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { insertBehind, insertSorted } from './insert.mjs'
import { spellingsOf } from './names.mjs'

const SITES = ['web', 'tales']
const API = 'apps/api/src'
const CONTRACT = 'packages/contract/src'

const namePrompt = { type: 'input', name: 'name', message: 'name, in kebab-case' }
const sitePrompt = { type: 'list', name: 'site', message: 'site', choices: SITES }

/** `pnpm new package|feature|module`: see docs/working.md. */
export default function configure(plop) {
  plop.setActionType('run', async (_answers, { command, what }) => {
    const { code, tail } = await run(command)
    if (code !== 0) throw new Error([...tail.slice(-20), `${what} failed`].join('\n'))
    return what
  })
  plop.setGenerator('package', {
    description: 'a package of the workspace',
    prompts: [namePrompt],
    actions: ({ name }) => packageActions(spellingsOf(name)),
  })
  plop.setGenerator('feature', {
    description: 'a feature of a site',
    prompts: [sitePrompt, namePrompt],
    actions: ({ site, name }) => featureActions(site, spellingsOf(name)),
  })
  plop.setGenerator('module', {
    description: 'a module of the API, with its call and its table',
    prompts: [namePrompt],
    actions: ({ name }) => moduleActions(spellingsOf(name)),
  })
}

function packageActions(data) {
  const folder = `packages/${data.name}`
  mustBeFree(folder, `apps/${data.name}`)
  return [
    add('package', folder, data),
    modify('turbo.json', (text) =>
      insertBehind(
        text,
        `      "${data.name}": { "dependencies": { "allow": ["tooling"] } },`,
        /^ {4}"tags": \{$/,
      ),
    ),
    format(folder, 'turbo.json'),
    {
      type: 'run',
      what: 'pnpm install',
      command: pnpm('install', '--prefer-offline', '--no-frozen-lockfile'),
    },
  ]
}

function featureActions(site, data) {
  if (!SITES.includes(site)) throw new StopError(`A feature is of ${SITES.join(' or ')}.`)
  const folder = `apps/${site}/src/features/${data.name}`
  mustBeFree(folder)
  return [add('feature', folder, data), format(folder)]
}

function moduleActions(data) {
  const { name, camel, snake } = data
  const folder = `${API}/modules/${name}`
  const schema = `${API}/schema/${name}`
  const contract = `${CONTRACT}/${name}`
  mustBeFree(folder, schema, contract)
  const edits = {
    [`${CONTRACT}/resources.ts`]: (text) =>
      insertBehind(
        insertSorted(
          text,
          `import { ${camel}Calls } from './${name}/calls.js'`,
          /^import \{ \w+Calls \} from '(\.\/.*)'$/,
        ),
        `  '${name}': ${camel}Calls,`,
        /^ {2}\S+: \w+Calls,$/,
      ),
    [`${API}/modules/index.ts`]: (text) =>
      insertBehind(
        insertSorted(
          text,
          `import { ${camel} } from './${name}/module.js'`,
          /^import \{.*\} from '(\.\/.*\/module\.js)'$/,
        ),
        `  ${camel},`,
        /^ {2}\w+,$/,
      ),
    [`${API}/schema/tables.ts`]: (text) =>
      insertSorted(
        text,
        `export { ${camel} } from './${name}/${name}.table.js'`,
        /^export .* from '(\.\/.*)'$/,
      ),
  }
  return [
    add('module/contract', contract, data),
    add('module/api', folder, data),
    add('module/schema', schema, data),
    ...Object.entries(edits).map(([file, transform]) => modify(file, transform)),
    format(folder, schema, contract, ...Object.keys(edits)),
    {
      type: 'run',
      what: 'the migration',
      command: pnpm('--filter', '@doran/api', 'run', 'db:generate', '--name', snake),
    },
  ]
}

function mustBeFree(...paths) {
  for (const path of paths)
    if (existsSync(join(ROOT, path))) throw new StopError(`${path} exists already.`)
}

function add(template, folder, data) {
  const base = `templates/${template}`
  return {
    type: 'addMany',
    destination: join(ROOT, folder),
    base,
    templateFiles: `${base}/**`,
    data,
  }
}

function modify(file, transform) {
  return { type: 'modify', path: join(ROOT, file), transform }
}

function format(...paths) {
  return { type: 'run', what: 'oxfmt', command: pnpm('exec', 'oxfmt', ...paths) }
}
