/** Where known services, and programs on the server's own machine, answer as an OpenAI-compatible endpoint. */
export const aiServices = [
  ['OpenAI', 'https://api.openai.com/v1'],
  ['Anthropic', 'https://api.anthropic.com/v1'],
  ['Google Gemini', 'https://generativelanguage.googleapis.com/v1beta/openai'],
  ['Mistral', 'https://api.mistral.ai/v1'],
  ['Groq', 'https://api.groq.com/openai/v1'],
  ['OpenRouter', 'https://openrouter.ai/api/v1'],
  ['Together', 'https://api.together.xyz/v1'],
  ['Ollama (local)', 'http://127.0.0.1:11434/v1'],
  ['LM Studio (local)', 'http://127.0.0.1:1234/v1'],
  ['llama.cpp (local)', 'http://127.0.0.1:8080/v1'],
  ['vLLM (local)', 'http://127.0.0.1:8000/v1'],
] as const;

export const OFF = 'off';
export const OTHER = 'other';

/** Which of the choices an address is. */
export function serviceOf(address: string): string {
  if (address === '') return OFF;
  return aiServices.find(([, url]) => url === address)?.[1] ?? OTHER;
}
