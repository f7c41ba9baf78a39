import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './base.css';
import { settings } from './lib/settings.svelte';

settings.apply();
await settings.learn().catch(() => {});
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('./sw.js').catch(() => {});
}
