import type { z } from 'zod'
import { merge } from './core/merge.js'
import { resources } from './resources.js'

export const contract = merge(resources)

export type Contract = typeof contract
export type ContractKey = keyof Contract

type Part<D, P extends 'params' | 'query' | 'body'> = D extends {
  [K in P]: infer S extends z.core.$ZodType
}
  ? S
  : never

/** The input types are those before parsing, as a client sends them. */
export type ParamsOf<K extends ContractKey> = z.input<Part<Contract[K], 'params'>>
export type QueryOf<K extends ContractKey> = z.input<Part<Contract[K], 'query'>>
export type BodyOf<K extends ContractKey> = z.input<Part<Contract[K], 'body'>>

/** The output types are those that a handler receives: parsed, with defaults. */
export type ParsedParamsOf<K extends ContractKey> = z.output<Part<Contract[K], 'params'>>
export type ParsedQueryOf<K extends ContractKey> = z.output<Part<Contract[K], 'query'>>
export type ParsedBodyOf<K extends ContractKey> = z.output<Part<Contract[K], 'body'>>

export type ReplyOf<K extends ContractKey> = Contract[K]['reply'] extends {
  kind: 'json' | 'stream'
  schema: infer S extends z.core.$ZodType
}
  ? z.output<S>
  : void

/** Calls whose body is one file. */
export type KeysOfFile = {
  [K in ContractKey]: Contract[K] extends { file: object } ? K : never
}[ContractKey]

export type KeysOfKind<Kind extends 'json' | 'stream' | 'file' | 'empty'> = {
  [K in ContractKey]: Contract[K]['reply']['kind'] extends Kind ? K : never
}[ContractKey]

/** The kinds of rows that calls load for their owner. */
export type OwnedKind = {
  [K in ContractKey]: Contract[K] extends { owns: infer O extends string } ? O : never
}[ContractKey]

export type KeysOfMethod<M extends string> = Extract<ContractKey, `${M} ${string}`>
