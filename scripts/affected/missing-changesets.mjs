import { matchesGlob } from 'node:path'

const DOCS = /\.md$/
const FRONT_MATTER = /^---\n([\s\S]*?)---(?:\n|$)/
const RELEASE = /^["']?(@[\w-]+\/[\w-]+)["']?:\s*(?:major|minor|patch)\s*$/

/** The packages that a changeset names; none of them where it says that nothing is released. Null where it is none. */
export function readChangeset(text) {
  const front = FRONT_MATTER.exec(text.replaceAll('\r', ''))?.[1]
  if (front === undefined) return null
  const lines = front.split('\n').filter((line) => line.trim() !== '')
  const names = lines.map((line) => RELEASE.exec(line)?.[1])
  return names.includes(undefined) ? null : names
}

/**
 * @param {{
 *   files: string[],
 *   packages: { name: string, folder: string, isReleased: boolean }[],
 *   changesets: string[][],
 *   patterns: string[],
 * }} change `patterns` are those of `.changeset/config.json`, seen from a package's folder
 */
export function packagesWithoutChangeset({ files, packages, changesets, patterns }) {
  if (changesets.some((names) => names.length === 0)) return []
  const named = new Set(changesets.flat())
  return packages
    .filter(({ name, isReleased }) => !isReleased && !named.has(name))
    .map(({ name, folder }) => ({ name, changed: changedFiles(files, folder, patterns) }))
    .filter(({ changed }) => changed.length > 0)
}

function changedFiles(files, folder, patterns) {
  const refused = patterns.filter((pattern) => pattern.startsWith('!'))
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'))
  return files.filter((file) => {
    if (!file.startsWith(`${folder}/`) || DOCS.test(file)) return false
    const path = file.slice(folder.length + 1)
    return (
      wanted.some((pattern) => matchesGlob(path, pattern)) &&
      !refused.some((pattern) => matchesGlob(path, pattern.slice(1)))
    )
  })
}
