package com.example.todo;

import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlElement;
import java.util.List;

public class Project {
  @XmlAttribute public int id;
  public String name;

  @XmlElement(name = "task")
  public List<Task> tasks;

  public Project() {}

  public Project(int id, String name, List<Task> tasks) {
    this.id = id;
    this.name = name;
    this.tasks = tasks;
  }
}
