/** What no tarball carries: tests and what they read, sources that a build stands for, and settings of the build. */
const NOT_SHIPPED =
  /\.(?:test|test-d|stories)\.|(?:^|\/)(?:fixtures|bench|tests|test-results|node_modules|\.turbo)\/|^src\/.*\.[cm]?tsx?$|(?:^|\/)(?:tsconfig|tsup\.config|vitest|turbo)[^/]*$/
const ALWAYS = ['package.json', 'README.md', 'CHANGELOG.md']
const FIELDS = ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies']

/**
 * What is wrong with a packed package: `manifest` is the one inside, `files` its paths with their texts, `machine` the
 * paths of this machine that none of them may tell.
 */
export function packedFaults({ manifest, files, machine }) {
  const paths = [...files.keys()]
  const promised = [...ALWAYS, ...exportedFiles(manifest.exports)]
  return [
    ...promised.filter((path) => !hasFile(paths, path)).map((path) => `${path} is missing`),
    ...paths.filter((path) => NOT_SHIPPED.test(path)).map((path) => `${path} has no place here`),
    ...versionFaults(manifest),
    ...(JSON.stringify(manifest.exports).includes('@doran/source')
      ? ['exports lead to the sources']
      : []),
    ...[...files].flatMap(([path, text]) => textFaults(path, text, machine)),
  ]
}

/** `promised` may be a pattern of `exports`, whose star stands for one folder. */
function hasFile(paths, promised) {
  const [before, after] = promised.split('*')
  if (after === undefined) return paths.includes(promised)
  return paths.some((path) => path.startsWith(before) && path.endsWith(after))
}

/** Every file, or pattern of files, that `exports` leads to. */
export function exportedFiles(exports) {
  if (typeof exports === 'string') return [exports.replace(/^\.\//, '')]
  return [...new Set(Object.values(exports ?? {}).flatMap(exportedFiles))]
}

function versionFaults(manifest) {
  return FIELDS.flatMap((field) =>
    Object.entries(manifest[field] ?? {})
      .filter(([, version]) => /^(?:workspace|catalog|link|file):/.test(version))
      .map(([name, version]) => `${field}: ${name} is still ${version}`),
  )
}

function textFaults(path, text, machine) {
  const told = machine
    .filter((place) => text.includes(`${place}/`))
    .map((place) => `${path} tells ${place}`)
  return path.endsWith('.map') ? [...told, ...mapFaults(path, text)] : told
}

/** A map carries its sources itself, since the files it names are not shipped. */
function mapFaults(path, text) {
  const { sources, sourcesContent } = JSON.parse(text)
  return [
    ...sources
      .filter((source) => /^(?:[a-z]+:|\/)/i.test(source))
      .map((source) => `${path} names ${source}`),
    ...(sourcesContent?.length === sources.length ? [] : [`${path} lacks its sources`]),
  ]
}
