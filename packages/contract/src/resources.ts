import { resources } from './resources.generated.js'

/** Every resource: a folder here, named as the module of the API that implements its calls. */
export { resources }

export type ResourceName = keyof typeof resources
