import {
  allTexts,
  type CommonSource,
  lintTheme,
  type Finding,
  type ThemeSource,
} from '@doran/story-engine'
import { listSlugs, openCommon, openTheme } from '../open-theme.js'
import { ContentError } from '../yaml/content-error.js'
import type { Authored } from '../yaml/read-yaml-file.js'
import { addressesOf } from './addresses-of.js'
import { exploredFaults } from './explored-faults.js'

export type ContentFinding = { level: Finding['level']; slug: string; line: string }

/** Everything wrong in the shipped themes (or those named), each line as `file:line [code] message`. */
export function lintContent(
  root: string,
  slugs: readonly string[] = listSlugs(root),
): ContentFinding[] {
  const common = attempt('common', () => openCommon(root))
  if ('faults' in common) return common.faults
  return slugs.flatMap((slug) => {
    const theme = attempt(slug, () => openTheme(root, slug))
    return 'faults' in theme ? theme.faults : lintOne(slug, theme.opened, common.opened)
  })
}

type Attempt<T> = { opened: T } | { faults: ContentFinding[] }

function attempt<T>(slug: string, open: () => T): Attempt<T> {
  try {
    return { opened: open() }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { faults: error.findings.map((line) => ({ level: 'error', slug, line })) }
  }
}

function lintOne(
  slug: string,
  theme: Authored<ThemeSource>,
  common: Authored<CommonSource>,
): ContentFinding[] {
  const found = lintTheme(theme.data, common.data).map(raise)
  // A theme that cannot be compiled cannot be played either.
  const isSound = found.every(({ level }) => level === 'warning')
  const explored = isSound ? exploredFaults(theme.data, common.data) : []
  return [...found, ...explored].map((finding) => ({
    level: finding.level,
    slug,
    line: lineOf(finding, theme, common),
  }))
}

/** What a creator may leave out, and a shipped theme may not. */
const RAISED: ReadonlySet<string> = new Set([
  'never-read',
  'missing-present',
  'silent-person',
  'missing-fallbacks',
  'no-general-answer',
])

/** A memory is read by any bridge that recalls. */
function raise(finding: Finding): Finding {
  const isMemory = finding.message.startsWith('"기억.')
  return RAISED.has(finding.code) && !isMemory ? { ...finding, level: 'error' } : finding
}

function lineOf(
  { where, code, message }: Finding,
  theme: Authored<ThemeSource>,
  common: Authored<CommonSource>,
): string {
  const place = placeOf(where, message, theme, common)
  return `${place} [${code}] ${where}: ${message}`
}

function placeOf(
  where: string,
  message: string,
  theme: Authored<ThemeSource>,
  common: Authored<CommonSource>,
): string {
  if (where.startsWith('common.')) return common.placeOf(where.slice('common.'.length))
  if (where.startsWith('bridges.')) return common.placeOf(where)
  // Some findings name a text by how it begins.
  const text = allTexts(theme.data).find((known) => where !== '' && known.text.startsWith(where))
  const addresses = text ? [text.where] : addressesOf(where)
  const fact = /"([^"]+)"/u.exec(message)?.[1]
  const facts = fact === undefined ? [] : addresses.map((known) => theme.findFact(known, fact))
  return facts.find((place) => place !== null) ?? theme.placeOf(addresses[0] ?? where)
}
