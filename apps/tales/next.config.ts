import { TALES_PATH } from '@doran/contract/names'
import { siteConfig } from '@doran/site/next-config'

export default siteConfig({ basePath: TALES_PATH })
