import { isFragment } from './fragment.mjs'
import { readFile } from './read-file.mjs'
import { splitName } from './split-name.mjs'

/** Tool directives are for machines; only the reason behind `--` is for readers. */
const DIRECTIVE = /^\s*(?:\/\s*<|@vitest-|@__|#__|oxlint-|eslint-|prettier-|v8 |c8 |!)/

/** Lists where a file uses a word that `lint/words.yaml` bans, or has a comment that is no sentence. */
export function checkFile(file, source, { words, fragment }) {
  const lineOf = lineCounter(source)
  return readFile(file, source).flatMap(({ kind, text, index }) => {
    const found = kind === 'names' || kind === 'files' ? inName(kind, text) : inProse(kind, text)
    return found
      .filter(({ rule }) => !isPlain(rule, kind, text, file))
      .map(({ rule, form, at }) => ({
        file,
        line: lineOf(index + at),
        kind,
        rule: rule.rule,
        form,
        write: rule.write,
      }))
  })

  function inName(kind, text) {
    const name = kind === 'files' ? text.replace(/\..*$/, '') : text
    const parts = splitName(name)
    return rulesFor(kind).flatMap((rule) =>
      parts
        .filter((part, index) => isBanned(rule, parts, part, index))
        .map(() => ({ rule, form: text, at: 0 })),
    )
  }

  function inProse(kind, text) {
    const isDirective = kind === 'comments' && DIRECTIVE.test(text)
    const reason = isDirective ? text.indexOf(' -- ') : 0
    if (reason < 0) return []
    const prose = withoutCode(isDirective ? blankBefore(text, reason) : text)
    const found = rulesFor(kind).flatMap((rule) =>
      [...prose.matchAll(rule.pattern)].map(({ 0: form, index }) => ({ rule, form, at: index })),
    )
    if (kind !== 'comments' || isDirective || !isFragment(text)) return found
    const form = text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
    return [...found, { rule: { rule: 'fragment', ...fragment }, form, at: text.search(/\S/) }]
  }

  function rulesFor(kind) {
    return words.filter((rule) => rule.in.includes(kind))
  }
}

/** Makes the rules of `lint/words.yaml` ready to be matched. */
export function prepareRules({ words, fragment }) {
  return {
    fragment,
    words: words.map((rule) => ({
      ...rule,
      pattern: new RegExp(
        String.raw`(?<![\w-])(?:${rule.forms.join('|')})(?![\w-])`.replaceAll(' ', String.raw`\s+`),
        'gi',
      ),
    })),
  }
}

function isBanned({ forms, at, 'not-after': after = [] }, parts, part, index) {
  if (!forms.includes(part)) return false
  if (index > 0 && parts.slice(0, index).some((before) => after.includes(before))) return false
  const isLast = index === parts.length - 1
  if (at === 'start') return index === 0 && !isLast
  if (at === 'suffix') return isLast && index > 0
  return at === 'noun' ? isLast || index > 0 : true
}

function isPlain({ plain = [] }, kind, text, file) {
  return plain.some(
    ({ names, in: paths, of = [kind] }) =>
      of.includes(kind) &&
      (!names || names.includes(text)) &&
      (!paths || [paths].flat().some((path) => file === path || file.startsWith(`${path}/`))),
  )
}

/** Code in backticks and links are names, which are checked where they are declared. */
function withoutCode(text) {
  return text.replaceAll(/`[^`]*`|\{@\w+[^}]*\}|https?:\S+/g, blank)
}

function blankBefore(text, index) {
  return blank(text.slice(0, index)) + text.slice(index)
}

function blank(text) {
  return text.replaceAll(/[^\n]/g, ' ')
}

function lineCounter(source) {
  const starts = [...source.matchAll(/\n/g)].map(({ index }) => index)
  return (index) => {
    const next = starts.findIndex((start) => start >= index)
    return (next === -1 ? starts.length : next) + 1
  }
}
