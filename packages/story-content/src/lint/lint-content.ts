import { lintTheme, type CommonSource, type Finding, type ThemeSource } from '@doran/story-engine'
import { listSlugs, openCommon, openTheme } from '../open-theme.js'
import { ContentError } from '../yaml/content-error.js'
import type { Authored } from '../yaml/read-yaml-file.js'
import { doubledId } from './doubled-id.js'
import { exploredFaults } from './explored-faults.js'
import { findingLine } from '../yaml/finding-line.js'

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
    if ('faults' in theme) return theme.faults
    const doubled = doubledId(root, slug, theme.opened)
    const own = lintOne(slug, theme.opened, common.opened)
    return doubled ? [{ level: 'error', slug, line: doubled }, ...own] : own
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
  const told = new Set(found.map(({ where }) => where))
  const explored = exploredFaults(theme.data, common.data).filter(({ where }) => !told.has(where))
  return [...found, ...explored].map((finding) => ({
    level: finding.level,
    slug,
    line: findingLine(finding, theme, common),
  }))
}

/** What a creator may leave out, and a shipped theme may not. */
const RAISED: ReadonlySet<string> = new Set([
  'never-read',
  'missing-present',
  'silent-person',
  'missing-fallbacks',
  'no-general-answer',
  'double-word',
])

/** A memory is read by any bridge that recalls. */
function raise(finding: Finding): Finding {
  const isMemory = finding.message.startsWith('"기억.')
  return RAISED.has(finding.code) && !isMemory ? { ...finding, level: 'error' } : finding
}
