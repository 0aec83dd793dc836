import { disableHasReason } from './rules/disable-has-reason.mjs'
import { fileNames } from './rules/file-names.mjs'
import { jsExtension } from './rules/js-extension.mjs'
import { noEnum } from './rules/no-enum.mjs'
import { noModuleState } from './rules/no-module-state.mjs'
import { noNextPublic } from './rules/no-next-public.mjs'
import { packageLayers } from './rules/package-layers.mjs'
import { verbSignature } from './rules/verb-signature.mjs'
import { zones } from './rules/zones.mjs'

export default {
  meta: { name: 'doran' },
  rules: {
    zones,
    'package-layers': packageLayers,
    'verb-signature': verbSignature,
    'js-extension': jsExtension,
    'no-enum': noEnum,
    'no-module-state': noModuleState,
    'no-next-public': noNextPublic,
    'disable-has-reason': disableHasReason,
    'file-names': fileNames,
  },
}
