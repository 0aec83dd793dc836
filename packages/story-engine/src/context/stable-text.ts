import { contractParts } from './contract-text.js'
import { oncePerTheme } from '../compile/once-per-theme.js'
import { joinParts } from './text-parts.js'
import { worldParts } from './world-parts.js'

/** What of a prompt depends on the theme alone. */
export const stableTextOf = oncePerTheme(({ source }) => {
  const contract = contractParts(source)
  const secrets = source.cast.map(({ secret }) => secret ?? '')
  return {
    contract,
    world: worldParts(source),
    privateTexts: [
      joinParts(contract.all),
      source.world,
      source.rules,
      source.style,
      ...secrets,
    ].filter(Boolean),
  }
})
