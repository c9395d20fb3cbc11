CREATE TABLE "settings" (
	"section" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settings_section_version_pk" PRIMARY KEY("section","version")
);
