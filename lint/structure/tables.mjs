import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eachImport } from '../rules/imports.mjs'
import { fileOf, listSources, visitSource } from './read-imports.mjs'
import { isSql, tablesIn } from './sql-names.mjs'

const SCHEMA = 'schema'
const PLATFORM = 'platform'
const FUNCTIONS = 'platform/db/functions'

/**
 * Reads which tables an API has, who writes and reads each by its rule, and who names it. The tables of one folder of
 * `schema` are written together, by the modules that have the rule of one of them; those below `platform` by the platform.
 * @param {string} repository
 * @param {string} root the sources of the API, within the repository
 */
function readTables(repository, root) {
  const sources = listSources(repository, root)
  const declared = sources.flatMap((file) => tablesOf(repository, root, file))
  const places = new Map(declared.map((table) => [`${table.file}#${table.variable}`, table]))
  const rules = sources
    .filter((file) => /\/modules\/[^/]+\/module\.ts$/.test(file))
    .flatMap((file) => rulesOf(repository, root, file, places))
  const names = new Set(declared.map(({ name }) => name))
  const uses = [
    ...sources
      .filter((file) => !file.endsWith('.table.ts') && file !== `${root}/${SCHEMA}/tables.ts`)
      .flatMap((file) => usesOf(repository, root, file, { declared, places, names })),
    ...functionUsesOf(repository, root, names),
  ]
  return { tables: declared.map((table) => withRule(table, declared, rules)), uses }
}

/**
 * Says what is wrong with who names which table.
 * @returns {string[]}
 */
export function tableFaults(repository, root) {
  const { tables, uses } = readTables(repository, root)
  const byName = new Map(tables.map((table) => [table.name, table]))
  const refused = uses.flatMap((use) => refusalOf(use, byName.get(use.table)) ?? [])
  return [...new Set(refused), ...tables.flatMap((table) => ruleFaults(table, uses))]
}

function refusalOf({ file, owner, isModule, table: name, writes }, { writers, readers }) {
  // That it has no rule is said once, of the table.
  if (writers.size === 0 || writers.has(owner)) return null
  if (writes)
    return `${file}: ${owner} writes the table ${name} of ${list(writers)}: call what they export`
  return (readers === 'all' && isModule) || readers.includes(owner)
    ? null
    : `${file}: ${owner} names the table ${name} of ${list(writers)}, whose rule does not list it in \`readers\``
}

function ruleFaults({ name, file, rules, writers, readers }, uses) {
  if (rules.length !== 1)
    return [
      `${file}: the table ${name} has ${rules.length} rules: one module.ts says what holds for it`,
    ]
  if (readers === 'all') return []
  const reading = new Set(uses.filter(({ table }) => table === name).map(({ owner }) => owner))
  return readers
    .filter((reader) => writers.has(reader) || !reading.has(reader))
    .map(
      (reader) =>
        `${rules[0].file}: \`readers\` of ${name} lists ${reader}, which does not need it`,
    )
}

const list = (owners) => [...owners].join(' and ')

const isOf = (name) => (rule) => rule.table === name

/** `{ writers, readers }` are all owners that may write and read the table. */
function withRule(table, declared, rules) {
  const own = rules.filter(isOf(table.name))
  const together = declared.filter(({ folder }) => folder === table.folder)
  const keepers = together.flatMap(({ name }) => rules.filter(isOf(name)).map(({ owner }) => owner))
  const isPlatforms = table.folder === PLATFORM
  const writers = new Set(isPlatforms ? [PLATFORM] : keepers)
  const readers = own[0]?.readers ?? []
  // Their rules are in modules, because the platform has none.
  return {
    ...table,
    rules: own,
    writers,
    readers: isPlatforms ? own.map(({ owner }) => owner) : readers,
  }
}

/** Names the owner of a file: a module, or the platform; of other files the top folder. */
function ownerOf(root, file) {
  const [top, unit] = file.slice(root.length + 1).split('/')
  return top === 'modules' ? unit : top
}

const isInModule = (root, file) => file.startsWith(`${root}/modules/`)

function tablesOf(repository, root, file) {
  if (!file.endsWith('.table.ts')) return []
  const [top, unit] = file.slice(root.length + 1).split('/')
  const folder = top === PLATFORM ? PLATFORM : `${top}/${unit}`
  const tables = []
  visitSource(repository, file, {
    VariableDeclarator({ id, init }) {
      const isTable = init?.type === 'CallExpression' && init.callee.name === 'pgTable'
      if (isTable) tables.push({ name: init.arguments[0].value, variable: id.name, file, folder })
    },
  })
  return tables
}

/** The rules of a module.ts: each is an object with `table`. */
function rulesOf(repository, root, file, places) {
  const bound = new Map()
  const rules = []
  visitSource(repository, file, {
    ...eachImport((found) => bind(repository, file, found, places, bound)),
    ObjectExpression({ properties }) {
      const valueOf = (key) => properties.find((property) => property.key?.name === key)?.value
      const table = bound.get(valueOf('table')?.name)
      if (table)
        rules.push({
          table: table.name,
          file,
          owner: ownerOf(root, file),
          readers: readersIn(valueOf('readers')),
        })
    },
  })
  return rules
}

function readersIn(node) {
  if (node?.type === 'Literal') return node.value
  return node?.elements.map(({ value }) => value) ?? []
}

/** Remembers by which local names a file has imported which tables; returns the imported file. */
function bind(repository, file, { specifier, names }, places, bound) {
  const target = fileOf(repository, file, specifier)
  for (const { from, local } of names) {
    const table = places.get(`${target}#${from}`)
    if (table) bound.set(local, table)
  }
  return target
}

function usesOf(repository, root, file, { declared, places, names }) {
  const owner = ownerOf(root, file)
  const isModule = isInModule(root, file)
  const bound = new Map()
  const uses = []
  const record = (table, writes) => uses.push({ file, owner, isModule, table, writes })
  const read = (text) => {
    for (const { table, writes } of tablesIn(text, names)) record(table, writes)
  }
  visitSource(repository, file, {
    ...eachImport((found) => {
      const target = bind(repository, file, found, places, bound)
      const inFile = declared.filter((table) => table.file === target)
      const named = inFile.filter(({ variable }) =>
        found.names.some(({ from }) => from === variable),
      )
      // The type of a row, and all of a file, name the file's tables, of which one says it.
      for (const { name } of named.length > 0 ? named : inFile.slice(0, 1)) record(name, false)
    }),
    CallExpression({ callee, arguments: [first] }) {
      const isWrite = ['insert', 'update', 'delete'].includes(callee.property?.name)
      const table = bound.get(first?.name)
      if (isWrite && table) record(table.name, true)
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.name === 'sql') read(textOf(quasi, bound))
    },
    TemplateLiteral(node) {
      const text = textOf(node, bound)
      if (isSql(text)) read(text)
    },
    Literal({ value }) {
      if (typeof value === 'string' && isSql(value)) read(value)
    },
  })
  return uses
}

/** The text of a template, with the names of tables for the variables that hold them. */
function textOf({ quasis, expressions }, bound) {
  return quasis
    .map(({ value }, at) => {
      const expression = expressions[at]
      if (!expression) return value.cooked
      const table = bound.get(expression.name)
      return `${value.cooked}${table ? `"${table.name}"` : '?'}`
    })
    .join('')
}

/** Functions of the database are files in a folder of their module. One in no folder has no owner, so it may name no table. */
function functionUsesOf(repository, root, names) {
  const folder = `${root}/${FUNCTIONS}`
  return globSync('**/*.sql', { cwd: join(repository, folder) }).flatMap((path) => {
    const file = `${folder}/${path.replaceAll('\\', '/')}`
    const owner = path.split(/[/\\]/)[0]
    const isModule = existsSync(join(repository, root, 'modules', owner))
    const text = readFileSync(join(repository, file), 'utf8')
    return tablesIn(text, names).map(({ table, writes }) => ({
      file,
      owner,
      isModule,
      table,
      writes,
    }))
  })
}
