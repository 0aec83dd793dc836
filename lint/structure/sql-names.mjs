const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")+"|\$\w*\$|[a-z_]\w*|\d[\d.]*|\s+|[\s\S]/gi
const SKIPPED = /^(?:\s|--|\/\*|'|\$\w*\$)/
const NAME = /^[a-z_]\w*$/
const READS = new Set(['from', 'join', 'using', 'table', 'lock'])
/** Words that may follow a table's name and are no alias of it. */
const CLAUSES = new Set(
  'as cross for from full group having inner join left limit natural offset on order returning right set union using values when where window'.split(
    ' ',
  ),
)

/**
 * Finds the tables that a piece of SQL names: where a statement takes a table, and before a dot. The piece may be a part of
 * a statement, so it is read word by word and not parsed. `?` means an expression whose text is not known.
 * @param {string} text
 * @param {ReadonlySet<string>} tables the names to look for
 * @returns {{ table: string, writes: boolean }[]}
 */
export function tablesIn(text, tables) {
  const words = wordsOf(text)
  const defined = definedIn(words)
  const found = []
  const lists = [false]
  words.forEach((word, at) => {
    const before = words[at - 1]
    const isInBracket = before === '(' && READS.has(words[at - 2])
    if (word === '(') lists.push(false)
    if (word === ')' && lists.length > 1) lists.pop()
    if (word === 'from' && before !== 'distinct') lists[lists.length - 1] = true
    else if (CLAUSES.has(word) && word !== 'as') lists[lists.length - 1] = false
    if (!tables.has(word) || before === '.' || defined.queries.has(word)) return
    const isInList = before === ',' && lists.at(-1)
    const isQualifier = words[at + 1] === '.' && !defined.aliases.has(word)
    if (isWritten(words, at)) found.push({ table: word, writes: true })
    else if (READS.has(before) || isInBracket || isInList || isQualifier)
      found.push({ table: word, writes: false })
  })
  return found
}

/** True for a text that may be SQL though no tag marks it. Prose with one of these words names no table behind it. */
export function isSql(text) {
  return /\b(?:select|insert\s+into|update|delete\s+from|from|join|where)\s/i.test(text)
}

function wordsOf(text) {
  const words = [...text.replaceAll(/(?:\bpublic|"public")\./gi, '').matchAll(TOKEN)].flatMap(
    ([token]) => {
      if (SKIPPED.test(token)) return []
      return token.startsWith('"') ? token.slice(1, -1) : token.toLowerCase()
    },
  )
  // `update only a` and `truncate table a` take the table as `update a` and `truncate a` do.
  return words.filter(
    (word, at) => word !== 'only' && !(word === 'table' && words[at - 1] === 'truncate'),
  )
}

function isWritten(words, at) {
  const [verb, preposition] = [words[at - 2], words[at - 1]]
  if (preposition === 'update' || preposition === 'truncate') return true
  if (preposition === 'into') return verb === 'insert' || verb === 'merge'
  return preposition === 'from' && verb === 'delete'
}

/** The names that the text itself gives: to queries by `with`, and to tables and queries by an alias. */
function definedIn(words) {
  const queries = new Set()
  const aliases = new Set()
  words.forEach((word, at) => {
    if (word === 'with') addQueries(words, at + 1, queries)
    const before = words[at - 1]
    const isNamed = before === 'as' || before === '?' || before === ')' || NAME.test(before ?? '')
    const isAfterTable = before === 'as' || isTaken(words, at - 1)
    if (isNamed && isAfterTable && NAME.test(word) && !CLAUSES.has(word)) aliases.add(word)
  })
  return { queries, aliases }
}

/** True where a statement takes the word as a table, or closes a query that it takes. */
function isTaken(words, at) {
  return words[at] === ')' || READS.has(words[at - 1]) || isWritten(words, at)
}

/** `with one (columns) as (…), other as materialized (…)`, from its first name on. */
function addQueries(words, first, queries) {
  let at = words[first] === 'recursive' ? first + 1 : first
  while (NAME.test(words[at] ?? '')) {
    queries.add(words[at])
    at += 1
    if (words[at] === '(') at = behindBracket(words, at)
    while (['as', 'not', 'materialized'].includes(words[at])) at += 1
    if (words[at] === '(') at = behindBracket(words, at)
    if (words[at] !== ',') return
    at += 1
  }
}

function behindBracket(words, open) {
  let depth = 0
  for (let at = open; at < words.length; at += 1) {
    if (words[at] === '(') depth += 1
    if (words[at] === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return words.length
}
