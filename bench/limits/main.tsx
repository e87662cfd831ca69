import { createRoot } from 'react-dom/client'
import { createApp } from './app'

const place = document.querySelector('#root')
if (place) createRoot(place).render(createApp().app)
