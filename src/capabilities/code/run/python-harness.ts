/** Python that runs one call in names of its own and gives back JSON: see `CallResult` and `Printed`. */
export const pythonHarness = `
import json, sys, traceback
from contextlib import redirect_stderr, redirect_stdout

class Printed:
    def __init__(self, limit):
        self.text, self.limit, self.cut = '', limit, False
    def write(self, text):
        if not self.cut:
            self.text += text
            self.cut = len(self.text) > self.limit
            self.text = self.text[:self.limit]
        return len(text)
    def flush(self):
        pass

def line_of(error):
    if isinstance(error, SyntaxError):
        return error.lineno
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == 'code.py']
    return lines[-1] if lines else None

def failure(error):
    line = line_of(error)
    words = error.msg if isinstance(error, SyntaxError) else str(error)
    name = type(error).__name__
    return {'kind': 'error', 'message': (f'{name}: {words}' if words else name) + (f' (line {line})' if line else '')}

def call(source, function_name, arguments):
    names = {'__name__': '__main__'}
    exec(compile(source, 'code.py', 'exec'), names)
    if not callable(names.get(function_name)):
        return {'kind': 'error', 'message': f'There is no function called {function_name}.'}
    value = names[function_name](*json.loads(arguments))
    return {'kind': 'value', 'json': json.dumps(value, allow_nan=False)}

def run(source, function_name, arguments, limit):
    printed = Printed(limit)
    try:
        with redirect_stdout(printed), redirect_stderr(printed):
            result = call(source, function_name, arguments)
    except MemoryError:
        result = {'kind': 'memory'}
    except BaseException as error:
        result = failure(error)
    return json.dumps({**result, 'printed': printed.text.rstrip(), 'cut': printed.cut})

for name in ('js', 'pyodide_js', '_pyodide_core'):
    sys.modules[name] = None

run
`;
