'use client'

export { ApiProvider, useApi } from './api-provider.js'
export { callQuery } from './call-query.js'
