import { contract, type CallDeclaration } from '@doran/contract'

export type DeclaredCall = {
  key: string
  method: string
  /** With `{names}` in it. */
  path: string
  declaration: CallDeclaration
}

/** Every call of the contract, so that whatever is declared next is attacked too. */
export const declaredCalls: readonly DeclaredCall[] = Object.entries(contract).map(
  ([key, declaration]: [string, CallDeclaration]) => {
    const [method = '', path = ''] = key.split(' ')
    return { key, method, path, declaration }
  },
)

export const declaredWrites = declaredCalls.filter(({ method }) => method !== 'GET')
