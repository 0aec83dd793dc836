/**
 * Whether a release has a registry to go to, and a sentence of why not. One secret without the other is a mistake and
 * not a choice.
 * @param {{ NPM_REGISTRY?: string, HAS_NPM_TOKEN?: string }} env `HAS_NPM_TOKEN` instead of the token, which only what
 * publishes needs
 */
export function releaseRegistry({ NPM_REGISTRY = '', HAS_NPM_TOKEN = '' }) {
  const hasRegistry = NPM_REGISTRY.trim() !== ''
  const hasToken = HAS_NPM_TOKEN === 'true'
  if (hasRegistry && hasToken)
    return { isReady: true, message: 'There is a registry to publish to.' }
  if (!hasRegistry && !hasToken) {
    return {
      isReady: false,
      message:
        'Skipped: the pull request with the next versions, and publishing. The secrets NPM_REGISTRY and NPM_TOKEN are not set, so this repository has no registry for @doran.',
    }
  }
  const [given, missing] = hasRegistry
    ? ['NPM_REGISTRY', 'NPM_TOKEN']
    : ['NPM_TOKEN', 'NPM_REGISTRY']
  return { isReady: false, fault: `The secret ${given} is set and ${missing} is not: set both.` }
}
