import { pageTests } from '@doran/tooling/vitest'

// The tests replace the page's cookies and share channels between tabs: each file has a page of its own.
export default pageTests({ test: { isolate: true } })
