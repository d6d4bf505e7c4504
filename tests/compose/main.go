// Loads Compose files as `docker compose` does, with the parser that it uses: merges the files, interpolates variables
// from the environment file, and validates the result. Reads a list of projects as JSON from standard input, and writes
// the services of each project, or the reason why it's invalid, as JSON to standard output.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/compose-spec/compose-go/v2/cli"
	"github.com/compose-spec/compose-go/v2/types"
)

type input struct {
	// The folder of the files.
	Folder string `json:"folder"`
	// File names, in the order in which they're merged.
	Files []string `json:"files"`
	// The name of the environment file.
	EnvFile string `json:"envFile"`
}

type output struct {
	// Why the project is invalid, or an empty string.
	Error string `json:"error"`
	// The project with all defaults, or null.
	Project json.RawMessage `json:"project"`
}

func load(in input) (*types.Project, error) {
	paths := make([]string, len(in.Files))
	for i, name := range in.Files {
		paths[i] = in.Folder + "/" + name
	}
	options, err := cli.NewProjectOptions(paths,
		cli.WithName("pactflow"),
		cli.WithWorkingDirectory(in.Folder),
		cli.WithEnvFiles(in.Folder+"/"+in.EnvFile),
		cli.WithDotEnv,
		cli.WithProfiles([]string{"*"}),
	)
	if err != nil {
		return nil, err
	}
	return options.LoadProject(context.Background())
}

func main() {
	var inputs []input
	if err := json.NewDecoder(os.Stdin).Decode(&inputs); err != nil {
		fmt.Fprintln(os.Stderr, "expected a JSON array of projects on standard input:", err)
		os.Exit(2)
	}
	outputs := make([]output, len(inputs))
	for i, in := range inputs {
		project, err := load(in)
		if err == nil {
			outputs[i].Project, err = project.MarshalJSON()
		}
		if err != nil {
			outputs[i] = output{Error: err.Error()}
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(outputs); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}
