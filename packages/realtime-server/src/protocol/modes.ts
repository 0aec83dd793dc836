export const FLAG = { hasPresence: 1, hasBacklog: 2, resumed: 4, attachResume: 32 } as const

export const MODE = {
  presence: 1 << 16,
  publish: 1 << 17,
  subscribe: 1 << 18,
  presence_subscribe: 1 << 19,
} as const

export const ALL_MODES = MODE.presence | MODE.publish | MODE.subscribe | MODE.presence_subscribe

// Modes of annotations and objects count as a request, so that asking for these alone does not grant the basic ones.
const REQUESTABLE = ALL_MODES | (1 << 21) | (1 << 22) | (1 << 24) | (1 << 25)

/** The modes an ATTACH asks for: by `params.modes`, else by its flags, else all. */
export function requestedModes(flags: number, params: Readonly<Record<string, string>>): number {
  const names = params['modes']
  if (names !== undefined)
    return names.split(',').reduce((modes, name) => modes | modeNamed(name.trim().toLowerCase()), 0)
  return flags & REQUESTABLE || ALL_MODES
}

function modeNamed(name: string): number {
  return Object.entries(MODE).find(([mode]) => mode === name)?.[1] ?? 0
}
