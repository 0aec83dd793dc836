import { configure } from '@testing-library/dom'
import { WAIT_MS } from './wait-ms.mjs'

configure({ asyncUtilTimeout: WAIT_MS })
