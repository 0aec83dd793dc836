import { createRoot } from 'react-dom/client'
import { COOKIES } from '@doran/contract/names'
import { themeAttribute } from '@doran/ui/theme'
import { Parts } from './blank/parts'
import './blank/styles.css'

const theme = new RegExp(`${COOKIES.theme}=([^;]*)`).exec(document.cookie)?.[1]
document.documentElement.dataset['theme'] = themeAttribute(theme)

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Parts name="Vite" />)
